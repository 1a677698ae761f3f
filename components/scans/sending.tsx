'use client'
import Link from 'next/link'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Progress } from '@/components/ui/progress'
import { goOn } from '@/components/uploads/line'
import { scansText } from '@/content/scans'
import { tabHref } from '@/lib/invoices/href'
import type { Destination } from '@/lib/scans/destination'

const { sending: text, done } = scansText

export type SendingState =
  | { name: 'sending'; percent: number }
  | { name: 'checking' }
  | { name: 'cut'; file: string }

/** The heading takes the focus, because the pressed button is gone. */
function useHeading() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return heading
}

export function Sending({ state }: { state: SendingState }) {
  const percent = state.name === 'sending' ? state.percent : 100
  return (
    <section aria-labelledby="scan-sending" className="grid gap-5">
      <h2 id="scan-sending" ref={useHeading()} tabIndex={-1} className="pb-3 outline-none rule-opens">
        {text.title}
      </h2>
      {state.name === 'cut' ? null : <Progress value={percent} aria-labelledby="scan-sending" />}
      <p role="status">
        {state.name === 'cut' ? text.cut(state.file) : state.name === 'checking' ? text.checking : null}
      </p>
      {state.name === 'cut' ? (
        <p>
          <Button onClick={goOn}>{text.goOn}</Button>
        </p>
      ) : null}
    </section>
  )
}

type SentProps = { duplicate: boolean; to: Destination | null; onMore: () => void }

export function Sent({ duplicate, to, onMore }: SentProps) {
  return (
    <section aria-labelledby="scan-sent" className="grid gap-5">
      <h2 id="scan-sent" ref={useHeading()} tabIndex={-1} className="outline-none">
        {done.title}
      </h2>
      <Notice tone="ok">{to ? done.delivered(to.title) : duplicate ? done.duplicate : done.text}</Notice>
      <p className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={onMore}>
          {done.more}
        </Button>
        <Button asChild>
          <Link href={to?.back ?? tabHref('history')} prefetch={false}>
            {to ? done.request : done.invoices}
          </Link>
        </Button>
      </p>
    </section>
  )
}
