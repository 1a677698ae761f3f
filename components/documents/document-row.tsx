import { Download } from 'lucide-react'
import { portal } from '@/content/portal'
import { familyOf, typeLabel, type DocumentItem } from '@/lib/documents/schema'
import { formatListDate } from '@/lib/format/date'
import { formatFileSize } from '@/lib/format/number'

const text = portal.documents
const cell = 'pr-4 py-1.5 sm:h-14 sm:whitespace-nowrap max-sm:p-0 max-sm:text-sm max-sm:text-ink-2'
const link =
  'inline-flex min-h-tap min-w-tap items-center align-middle text-sm font-[550] text-green underline hover:decoration-2 sm:justify-center'

type DocumentRowProps = { document: DocumentItem; onOpen: () => void }

export function DocumentRow({ document, onOpen }: DocumentRowProps) {
  const { name, href, type, size, driveLink, fromFirm, createdAt } = document
  const shows = ['pdf', 'imagen'].includes(familyOf(type))
  return (
    <tr className="border-t border-rule text-[1rem] hover:bg-sheet max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-4 max-sm:gap-y-0.5 max-sm:pt-3 max-sm:pb-1.5">
      <th
        scope="row"
        className="py-2 pr-4 text-left leading-snug font-[550] wrap-anywhere max-sm:col-span-full max-sm:p-0"
      >
        <bdi>{name}</bdi>
        <span className="block text-sm font-normal text-ink-2">
          {formatFileSize(size)} · {fromFirm ? text.byFirm : text.byClient}
        </span>
      </th>
      <td className={cell}>{formatListDate(createdAt)}</td>
      <td className={cell}>{typeLabel(type)}</td>
      <td className="text-right whitespace-nowrap max-sm:col-span-full max-sm:text-left">
        {shows ? (
          // Without script, and for whoever opens it in another tab, the link saves the file.
          <a
            href={href}
            title={text.storedIn}
            className={`${link} mr-2`}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              onOpen()
            }}
          >
            {text.file}
            <span className="sr-only">: {name}</span>
          </a>
        ) : null}
        <a href={href} title={`${text.download}. ${text.storedIn}`} className={link}>
          <Download className="size-5" strokeWidth={1.75} aria-hidden />
          <span className="sr-only">
            {text.download}: {name}
          </span>
        </a>
        <span className="ml-2 inline-block min-w-tap align-middle">
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
