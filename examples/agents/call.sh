curl -fsS https://docs.sablier.com/mcp \
  -H 'Content-Type: application/json' \
  -H 'Accept: application/json, text/event-stream' \
  -d '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"flow_rate","arguments":{"decimals":6,"amount":"5000000000","period":"month"}}}'
