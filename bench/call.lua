-- wrk script: calls the tool for one article after another.
-- Arguments: a file with one JSON-RPC body a line, and the session id (empty for a stateless server).

local requests = {}
local next_request = 0

function init(args)
  local headers = {
    ["Content-Type"] = "application/json",
    ["Accept"] = "application/json, text/event-stream",
    ["MCP-Protocol-Version"] = "2025-11-25",
  }
  if args[2] and args[2] ~= "" then
    headers["Mcp-Session-Id"] = args[2]
  end
  for body in io.lines(args[1]) do
    requests[#requests + 1] = wrk.format("POST", wrk.path, headers, body)
  end
end

function request()
  next_request = next_request % #requests + 1
  return requests[next_request]
end

-- One line for bench/run: calls, seconds, p50 ms, p99 ms, failures.
function done(summary, latency)
  local e = summary.errors
  io.write(string.format("RESULT %d %.3f %.2f %.2f %d\n",
    summary.requests, summary.duration / 1e6,
    latency:percentile(50) / 1e3, latency:percentile(99) / 1e3,
    e.connect + e.read + e.write + e.status + e.timeout))
end
