curl https://indexer.hyperindex.xyz/53b7e25/v1/graphql \
  --header 'Content-Type: application/json' \
  --data '{
    "query": "query Newest($chainId: numeric!) { LockupStream(limit: 3, order_by: { subgraphId: desc }, where: { chainId: { _eq: $chainId } }) { alias depositAmount asset { symbol decimals } } }",
    "variables": { "chainId": "1" }
  }'
