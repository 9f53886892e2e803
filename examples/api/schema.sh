data=https://docs.sablier.com/data/v1
curl -fsS "$data/schemas/streams.envio.graphql" -o streams.envio.graphql
curl -fsS "$data/schemas.json" | grep "$(sha256sum < streams.envio.graphql | cut -d' ' -f1)"
