import { messages as text } from '@/content/messages'
import { linkParts } from '@/lib/messages/link-parts'

/** What somebody wrote: lines as they were, web addresses as links that show where they lead, nothing else. */
export function MessageWords({ words }: { words: string }) {
  if (words === '') return null
  return (
    <p dir="auto" className="max-w-[58ch] wrap-anywhere whitespace-pre-wrap">
      {linkParts(words).map(({ text: part, href }, index) =>
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
