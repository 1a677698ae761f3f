import { DocumentRow } from '@/components/documents/document-row'
import { cn } from '@/components/ui/cn'
import { portal } from '@/content/portal'
import type { DocumentItem } from '@/lib/documents/schema'

const head = 'h-[2.6rem] pr-4 text-left text-xs font-medium text-ink-2'
/** As many as one reading brings: beyond it the count would not be true. */
const page = 50

/** On phones every row is an entry: name, then date and type, then what can be done. */
export function DocumentTable({ documents }: { documents: readonly DocumentItem[] }) {
  const text = portal.documents
  const copies = documents.filter((document) => document.driveLink).length
  const count = documents.length < page ? text.count(documents.length) : text.newest(documents.length)
  return (
    <>
      <table className="w-full border-collapse max-sm:block" aria-labelledby="documents-title">
        <thead className="max-sm:sr-only">
          <tr>
            <th scope="col" className={head}>
              {text.columns.name}
            </th>
            <th scope="col" className={head}>
              {text.columns.date}
            </th>
            <th scope="col" className={head}>
              {text.columns.type}
            </th>
            <th scope="col" className={cn(head, 'pr-0 text-right')}>
              {text.columns.action}
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {documents.map((document) => (
            <DocumentRow key={document.id} document={document} />
          ))}
        </tbody>
      </table>
      <p className="flex flex-wrap justify-between gap-x-4 border-t border-ink py-2.5 text-[1rem] rule-closes">
        <span>{count}</span>
        <span>{text.copies(copies)}</span>
      </p>
    </>
  )
}
