import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { messages as text } from '@/content/messages'
import { typeLabel } from '@/lib/documents/schema'
import { formatTime } from '@/lib/format/date'
import { formatFileSize } from '@/lib/format/number'
import { linkParts, type Message, type MessageFile } from '@/lib/messages/message'

type Shown = Pick<Message, 'author' | 'body' | 'files' | 'at'>

export function MessageEntry({
  message,
  side = 'client',
  name,
  sent = true,
  children,
}: {
  message: Shown
  /** The side of the reader, client or firm; messages of this side look different. */
  side?: Message['author']
  name: string
  sent?: boolean
  children?: ReactNode
}) {
  const own = message.author === side
  return (
    <article className="grid grid-cols-[3.6rem_minmax(0,1fr)] sm:grid-cols-[6.25rem_minmax(0,1fr)]">
      <p
        className={cn(
          'border-r-5 border-double pt-4 pr-1.5 text-xs leading-snug text-ink-2 sm:pr-3 sm:text-sm',
          own ? 'border-green' : 'border-rule-green',
        )}
      >
        <time dateTime={message.at}>{formatTime(message.at)}</time>
      </p>
      <div className={cn('border-b border-rule py-4 pl-3.5 sm:pl-5.5', own && 'bg-green-wash pr-4')}>
        <b className="block text-sm font-semibold">{name}</b>
        <MessageBody body={message.body} />
        <MessageFiles files={message.files} open={sent} />
        {children}
      </div>
    </article>
  )
}

/** Keeps line breaks, turns URLs into links whose text is the URL, and shows all else as plain text. */
function MessageBody({ body }: { body: string }) {
  if (body === '') return null
  return (
    <p dir="auto" className="max-w-[58ch] wrap-anywhere whitespace-pre-wrap">
      {linkParts(body).map(({ text: part, href }, index) =>
        href ? (
          <a
            key={index}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className="underline"
          >
            {part}
            <span className="sr-only"> ({text.thread.newTab})</span>
          </a>
        ) : (
          part
        ),
      )}
    </p>
  )
}

const look =
  'inline-grid min-h-tap max-w-full grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 rounded-control border border-rule-field bg-sheet py-2 pr-3.5 pl-2.5 no-underline [a&]:hover:border-ink [a&:hover_b]:underline'

/** `open` is false for a message that is not sent yet, because its files cannot be opened before it is sent. */
function MessageFiles({ files, open = true }: { files: readonly MessageFile[]; open?: boolean }) {
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
