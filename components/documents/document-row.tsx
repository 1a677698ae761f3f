import { portal } from '@/content/portal'
import { typeLabel } from '@/lib/documents/type-label'
import type { DocumentItem } from '@/lib/documents/schema'
import { formatListDate } from '@/lib/format/date'

const text = portal.documents
const cell = 'pr-4 py-1.5 sm:h-14 sm:whitespace-nowrap max-sm:p-0 max-sm:text-sm max-sm:text-ink-2'
const link =
  'inline-flex min-h-tap min-w-tap items-center text-sm font-[550] text-green underline hover:decoration-2 sm:justify-end'

export function DocumentRow({ document }: { document: DocumentItem }) {
  const { name, href, type, driveLink, createdAt } = document
  return (
    <tr className="border-t border-rule text-[1rem] hover:bg-sheet max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-4 max-sm:gap-y-0.5 max-sm:pt-3 max-sm:pb-1.5">
      <th
        scope="row"
        className="py-1.5 pr-4 text-left leading-snug font-[550] wrap-anywhere max-sm:col-span-full max-sm:p-0"
      >
        <bdi>{name}</bdi>
      </th>
      <td className={cell}>{formatListDate(createdAt)}</td>
      <td className={cell}>{typeLabel(type)}</td>
      <td className="text-right whitespace-nowrap max-sm:col-span-full max-sm:text-left">
        <a href={href} title={text.storedIn} className={link}>
          {text.file}
          <span className="sr-only">: {name}</span>
        </a>
        <span className="ml-4 inline-block min-w-tap">
          {driveLink ? (
            <a href={driveLink} target="_blank" rel="noopener noreferrer" className={link}>
              {text.drive}
              <span className="sr-only">
                : {name}, {text.driveCopy} ({text.newTab})
              </span>
            </a>
          ) : null}
        </span>
      </td>
    </tr>
  )
}
