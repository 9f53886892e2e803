curl -fsS https://docs.sablier.com/data/v1/clear-signing.json |
  grep '"contract":"SablierLockup"' | grep '"release":"v4.0"'
curl -fsS -O https://docs.sablier.com/data/v1/clear-signing/calldata-SablierLockup-v4.0.json
sha256sum calldata-SablierLockup-v4.0.json
