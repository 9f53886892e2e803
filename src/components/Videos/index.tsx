import { appTasks } from '@site/config/app-status';
import { videos, videoUrl } from '@site/config/videos';
import { TableScroll } from '@site/src/components/TableScroll';
import type { ReactNode } from 'react';

const marks = { open: 'yes', ended: 'no: history', unsaid: 'not announced' } as const;

/** The list of the team's recordings, and whether the app still does what they show. */
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
            <td>{marks[appTasks[video.task].state]}</td>
          </tr>
        ))}
      </tbody>
    </TableScroll>
  );
}
