// cspell:ignoreRegExp /'[1-9A-HJ-NP-Za-km-z]{42,44}'/g
import type { PreviousDeployment } from './types';

const LIGHTLINK = 'https://graph.phoenix.lightlink.io/query/subgraphs/name/lightlink';

type Row = readonly [chainId: number, name: string, id: string];

/** Subgraphs named `sablier-v2-*`, deprecated on February 3, 2025: chain id, name, deployment id. */

const lockup: readonly Row[] = [
  [1, 'sablier-v2', 'EuZZnhFtdCGqN2Zt7EMGYDqQKNrVuhJL63KAfwvF35bL'],
  [42161, 'sablier-v2-arbitrum', '8BnGPBojHycDxVo83LP468pUo4xDyCQbtTpHGZXR6SiB'],
  [421614, 'sablier-v2-arbitrum-sepolia', 'BZYXgTYGe51dy5rW6LhrLN7PWSiAgRQoqSBJEiPpRN9K'],
  [43114, 'sablier-v2-avalanche', 'FdVwZuMV43yCb1nPmjnLQwmzS58wvKuLMPzcZ4UWgWAc'],
  [8453, 'sablier-v2-base', '3pxjsW9rbDjmZpoQWzc5CAo4vzcyYE9YQyTghntmnb1K'],
  [81457, 'sablier-v2-blast', 'BXoC2ToMZXnTmCjWftQRPh9zMyM7ysijMN54Nxzb2CEY'],
  [56, 'sablier-v2-bsc', 'BVyi15zcH5eUg5PPKfRDDesezMezh6cAkn8LPvh7MVAF'],
  [88888, 'sablier-v2-chiliz', 'HKvzAuGjrEiza11W48waJy5csbhKpkMLF688arwHhT5f'],
  [100, 'sablier-v2-gnosis', 'EXhNLbhCbsewJPx4jx5tutNXpxwdgng2kmX1J7w1bFyu'],
  [1890, 'sablier-v2-lightlink', `${LIGHTLINK}/sablier-v2-lightlink`],
  [10, 'sablier-v2-optimism', '6e6Dvs1yDpsWDDREZRqxGi54SVdvTNzUdKpKJxniKVrp'],
  [11155420, 'sablier-v2-optimism-sepolia', '2a2JpbmBfQs78UEvQYXgweHetcZUPm9zXCjP69o5mTed'],
  [137, 'sablier-v2-polygon', 'CsDNYv9XPUMP8vufuwDVKQrVhsxhzzRHezjLFFKZZbrx'],
  [534352, 'sablier-v2-scroll', 'HVcngokCByfveLwguuafrBC34xB65Ne6tpGrXHmqDSrh'],
  [11155111, 'sablier-v2-sepolia', '3JR9ixhdUxX5oc2Yjr6jkG4XUqDd4guy8niL6AYzDKss'],
  [324, 'sablier-v2-zksync', 'GY2fGozmfZiZ3xF2MfevohLR4YGnyxGxAyxzi9zmU5bY'],
];

const flow: readonly Row[] = [
  [1, 'sablier-v2-fl', 'DgXaXAUMFTZdwo1aZ21dmGV2vyU1Wdb1DkHyVmy3y7xi'],
  [42161, 'sablier-v2-fl-arbitrum', '61wTsPJr76vzcaMMrqQq7RkHSUsQmHoqiJbkFc1iaNN1'],
  [421614, 'sablier-v2-fl-arbitrum-sepolia', 'Ai8sJzb4W6B19kPzqWxe47R29YGw5dACy9AJ97nZzm5W'],
  [43114, 'sablier-v2-fl-avalanche', 'CUFanZFBBAaKcJDPLnCwWjo6gAruG92DcK38Y2PzARH8'],
  [8453, 'sablier-v2-fl-base', 'DVuHKeqguX339rd6JGav7wjXBVi5R4qneHSDNu1urTKr'],
  [81457, 'sablier-v2-fl-blast', '84gjGqyeWDG2VxvRTRjTFxrnPMuZhAYF4iETBox2ix5D'],
  [56, 'sablier-v2-fl-bsc', 'GJvqaYwX9vGXPXDFrANs6LcDALcN22bjvvPvrcNvU8rn'],
  [88888, 'sablier-v2-fl-chiliz', 'H5LERpVjK2ugD42PX774kv5shHfqd13HkBPWtASq75L4'],
  [100, 'sablier-v2-fl-gnosis', '3XxHfFUMixMJTGVn1FJFFER1NFYpDDQo4QAbR2sQSpAH'],
  [59144, 'sablier-v2-fl-linea', '25Ry5DsjAKLXh6b8uXSu6H85Jk9d3MHxQbpDUJTstwvx'],
  [1890, 'sablier-v2-fl-lightlink', `${LIGHTLINK}/sablier-v2-fl-lightlink`],
  [34443, 'sablier-v2-fl-mode', 'H9D24a58cCZmzZTnu4VNdUoFCEMhNYjHP9uohXr9Qi65'],
  [10, 'sablier-v2-fl-optimism', 'JAf9rM9bn6Z91htddJ33JAyrWdNXHmseHhvx11Bpfysg'],
  [11155420, 'sablier-v2-fl-optimism-sepolia', '5tosMw7VVdE9ie3Z8Hdz6Y4SqaMaKrBb3XnM9rTYUag2'],
  [137, 'sablier-v2-fl-polygon', 'G49hZr29bZK7TAa7KK8z4sZ3ZkL93Ss6CZDG6ffCSifV'],
  [534352, 'sablier-v2-fl-scroll', '2d1uvMnHnohZowpGwDdj6Gpk5gT8SNcZjbLfTA3JVRa8'],
  [11155111, 'sablier-v2-fl-sepolia', 'iYRc4ETBqkeiyVhMeXktJ9jxEuQhQ1eJb2Bv68mGkQm'],
  [324, 'sablier-v2-fl-zksync', 'iYRc4ETBqkeiyVhMeXktJ9jxEuQhQ1eJb2Bv68mGkQm'],
];

const airdrops: readonly Row[] = [
  [1, 'sablier-v2-ms', 'FigCYTmdPtXbf4tgNiy5ZrtnYefz92hsMcwM4f9N5ZeZ'],
  [42161, 'sablier-v2-ms-arbitrum', 'CPCMKbUFEM8CzVbfic1y34qKbTrKADX9Du9QxsAMAwqU'],
  [421614, 'sablier-v2-ms-arbitrum-sepolia', 'BBJgy9RANbViGedeWTrVpH2bwm22E3niEzWcqHPMGtna'],
  [43114, 'sablier-v2-ms-avalanche', '2beDuAvmwbyFzJ95HAwfqNjnYT6nEnzbEfSNhfWGMyhJ'],
  [8453, 'sablier-v2-ms-base', 'DrfN5cbvcCmpQUSc5RE9T1UxtcnMREi1Rd2PgLzDZCo3'],
  [81457, 'sablier-v2-ms-blast', 'HVqkPvCRAvbxjx6YVmkk6w6rHPrqqtiymcGiQiMKPw8f'],
  [56, 'sablier-v2-ms-bsc', '8uU9qAw9fSzdjqebymGRXWCjtZ5DQCmUA6QzRA14ARpz'],
  [88888, 'sablier-v2-ms-chiliz', 'DdhRyXwhvEmKyioCk41m6Xu9fyaprsnp4gMWZ3bHYZJd'],
  [11155111, 'sablier-v2-ms-sepolia', '8UVeHt7rHA27XZhViugaW4nStiN332dHTDWVTNBLCqPc'],
  [100, 'sablier-v2-ms-gnosis', 'FViBHgu2TtaZZXspDBzACjuPYKtqVDysmH35pk3W3zJJ'],
  [1890, 'sablier-v2-ms-lightlink', `${LIGHTLINK}/sablier-v2-ms-lightlink`],
  [10, 'sablier-v2-ms-optimism', '7iSmF69W4mQqtx6EfWXXn5s27Hrdh72etsPKVC9iE62U'],
  [11155420, 'sablier-v2-ms-optimism-sepolia', 'CG5QddHKoABuN6KHZHYTHL7upg2iPTMYxi35Ey7jspkX'],
  [137, 'sablier-v2-ms-polygon', '4r2pC3iyLbzytNa5phat3SWdMEyXG8fmnf1K89D7zP2G'],
  [534352, 'sablier-v2-ms-scroll', 'F1QnrgBpsVKtiVzkLisEC2PDo6cjzLoAy5HhPdFRdjW'],
  [324, 'sablier-v2-ms-zksync', 'BboiKY7JCdznoqurdXRizL9UYD1YdQKajaj4gvUrPPEA'],
];

const deployment = ([chainId, name, id]: Row): PreviousDeployment => ({ chainId, name, id });

export const firstSubgraphs = {
  lockup: lockup.map(deployment),
  flow: flow.map(deployment),
  airdrops: airdrops.map(deployment),
};
