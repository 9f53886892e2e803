curl --silent --fail https://docs.sablier.com/data/v1/deployments.json |
  grep '"product":"lockup"' | grep '"latest":true' | grep '"chainId":8453,'
