// Compiles each .typ file named on the command line to the PDF beside it.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
const { NodeCompiler } = createRequire(process.env.TYPST_NODE + "/")("@myriaddreamin/typst-ts-node-compiler");
const compiler = NodeCompiler.create({ workspace: "/", fontArgs: [{ fontPaths: ["/usr/share/fonts"] }] });
for (const file of process.argv.slice(2)) {
  writeFileSync(file.replace(/\.typ$/, ".pdf"), compiler.pdf({ mainFileContent: readFileSync(file, "utf8") }));
}
