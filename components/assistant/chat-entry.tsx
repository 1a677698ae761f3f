import type { ReactNode } from 'react'
import { chat } from '@/content/assistant/chat'
import { formatTime } from '@/lib/format/date'

type ChatEntryProps = {
  /** The moment in milliseconds; null for what is happening now. */
  at: number | null
  author: string
  own?: boolean
  children: ReactNode
}

/** A message as an entry of the ledger: the hour in the margin, the words beside the double rule. */
export function ChatEntry({ at, author, own, children }: ChatEntryProps) {
  return (
    <article className="relative grid grid-cols-[3.6rem_minmax(0,1fr)] md:grid-cols-[6.25rem_minmax(0,1fr)]">
      <p
        className={`border-r-5 border-double pt-4 pr-1.5 text-xs/[1.35] text-ink-2 md:pr-3 md:text-sm/[1.35] ${own ? 'border-green' : 'border-transparent'}`}
      >
        {at === null ? (
          chat.now
        ) : (
          <time dateTime={new Date(at).toISOString()}>{formatTime(new Date(at))}</time>
        )}
      </p>
      <div className={`border-b border-rule py-4 pl-3.5 md:pl-5.5 ${own ? 'bg-green-wash pr-4' : ''}`}>
        <b className="block text-sm">{author}</b>
        {children}
      </div>
    </article>
  )
}
