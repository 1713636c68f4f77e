// Checks that a webhook comes from Touchline: node verify.mjs ID TIMESTAMP SIGNATURE < body, secret in WEBHOOK_SECRET.
import { createHmac, timingSafeEqual } from "node:crypto";
import { readFileSync } from "node:fs";
import { argv, env } from "node:process";

const TOLERANCE_SECONDS = 300;
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

function key(secret) {
  const rest = secret.slice("whsec_".length);
  return secret.startsWith("whsec_") && BASE64.test(rest) ? Buffer.from(rest, "base64") : Buffer.from(secret);
}

/** body is what arrived, byte for byte, before anything parses it; throws when it is not ours. */
export function verify(id, timestamp, signatures, body, secret) {
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= TOLERANCE_SECONDS)) {
    throw new Error("too old");
  }
  const mac = createHmac("sha256", key(secret)).update(`${id}.${timestamp}.`).update(body).digest("base64");
  const expected = Buffer.from("v1," + mac);
  const isOurs = signatures.split(" ").map((signature) => Buffer.from(signature))
    .some((signature) => signature.length === expected.length && timingSafeEqual(signature, expected));
  if (!isOurs) {
    throw new Error("wrong signature");
  }
}

const [id, timestamp, signatures] = argv.slice(2);
verify(id, timestamp, signatures, readFileSync(0), env.WEBHOOK_SECRET);
console.log("verified");
