import { FileText } from 'lucide-react'
import { messages as text } from '@/content/messages'
import { typeLabel } from '@/lib/documents/type-label'
import { formatFileSize } from '@/lib/format/file-size'
import type { MessageFile } from '@/lib/messages/message'

const look =
  'inline-grid min-h-tap max-w-full grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 rounded-control border border-rule-field bg-sheet py-2 pr-3.5 pl-2.5 no-underline [a&]:hover:border-ink [a&:hover_b]:underline'

/** The files of a message; until it is sent they cannot be opened. */
export function MessageFiles({ files, open = true }: { files: readonly MessageFile[]; open?: boolean }) {
  if (files.length === 0) return null
  return (
    <ul aria-label={text.write.files} className="mt-2.5 flex flex-wrap gap-2">
      {files.map((file) => (
        <li key={file.id} className="max-w-full">
          {open ? (
            <a href={`/api/documentos/${file.id}`} download={file.name} className={look}>
              <span className="sr-only">{text.thread.download} </span>
              <Face file={file} />
            </a>
          ) : (
            <span className={look}>
              <Face file={file} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function Face({ file }: { file: MessageFile }) {
  return (
    <>
      <FileText className="row-span-2 size-5 text-green" strokeWidth={1.75} aria-hidden />
      <b className="text-sm font-[550] wrap-anywhere">{file.name}</b>
      <span className="text-xs text-ink-2">
        {typeLabel(file.type)}, {formatFileSize(file.size)}
      </span>
    </>
  )
}
