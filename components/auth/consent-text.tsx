import Link from 'next/link'
import { Fragment } from 'react'
import { consent } from '@/content/auth'

/** What registering accepts. The evidence keeps the hash of exactly these words. */
export function ConsentText() {
  return (
    <p className="-mt-2 text-sm text-ink-2">
      {consent.parts.map((part, index) => (
        <Fragment key={part.text}>
          {index ? ' ' : null}
          {'href' in part ? (
            <Link href={part.href} prefetch={false} className="underline">
              {part.text}
            </Link>
          ) : (
            part.text
          )}
        </Fragment>
      ))}
      .
    </p>
  )
}
