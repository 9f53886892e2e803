import { appTasks } from '@sablier-docs/protocol/project/app-status';
import { videos, videoUrl, type Video } from '@site/config/videos';
import { TableScroll } from '@sablier-docs/ui/TableScroll';
import type { ReactNode } from 'react';

const marks = { open: 'yes', ended: 'no', unsaid: 'unknown' } as const;

/** The Solana app is a separate app with its own status. */
const markOf = ({ task }: Video) =>
  task === 'solanaApp' ? 'being phased out' : marks[appTasks[task].state];

/** The list of the team's recordings, and whether the app still supports the shown tasks. */
export function Videos(): ReactNode {
  return (
    <TableScroll>
      <thead>
        <tr>
          <th scope="col">Section</th>
          <th scope="col">Video</th>
          <th scope="col">Still in the app</th>
        </tr>
      </thead>
      <tbody>
        {videos.map((video) => (
          <tr key={video.id}>
            <td>{video.group}</td>
            <td>
              <a href={videoUrl(video)}>
                {video.group}: {video.topic}
              </a>
            </td>
            <td>{markOf(video)}</td>
          </tr>
        ))}
      </tbody>
    </TableScroll>
  );
}
