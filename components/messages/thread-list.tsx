'use client'
import type { Route } from 'next'
import Link from 'next/link'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { useFocusBack } from '@/components/ui/use-focus-back'
import { messages as text } from '@/content/messages'
import { threadMoment, type Thread } from '@/lib/messages/message'

type ThreadListProps = {
  label: string
  threads: readonly Thread[]
  current?: string
  readOlder: (() => Promise<boolean>) | null
}

export function ThreadList({ label, threads, current, readOlder }: ThreadListProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const holdFocus = useFocusBack(state === 'busy')
  const [now] = useState(() => new Date())
  async function showOlder(read: () => Promise<boolean>) {
    holdFocus()
    setState('busy')
    setState((await read()) ? 'idle' : 'failed')
  }
  return (
    <>
      <ol aria-label={label} className="border-t border-ink">
        {threads.map(({ id, subject, lastAt, unread }) => (
          <li key={id}>
            <Link
              href={`/portal/mensajes/${id}` as Route}
              prefetch={false}
              aria-current={id === current ? 'page' : undefined}
              className={cn(
                '-mx-3 grid min-h-15 grid-cols-[minmax(0,1fr)_auto] content-center gap-x-3 border-b border-rule px-3 py-2.5 leading-snug max-[18rem]:mx-0 no-underline hover:bg-sheet',
                'aria-[current]:border-l-5 aria-[current]:[border-left-style:double] aria-[current]:border-l-green aria-[current]:bg-sheet aria-[current]:pl-[7px]',
              )}
            >
              <b className={cn('col-span-2 wrap-anywhere', unread > 0 ? 'font-semibold' : 'font-[550]')}>
                <bdi>{subject}</bdi>
              </b>
              <time dateTime={lastAt} suppressHydrationWarning className="text-sm text-ink-2">
                {threadMoment(lastAt, now)}
              </time>
              {unread > 0 ? (
                <span className="rounded-sheet bg-ochre-wash px-2 text-xs leading-normal font-semibold text-ochre-ink">
                  {text.threads.unread(unread)}
                </span>
              ) : null}
            </Link>
          </li>
        ))}
      </ol>
      {readOlder ? (
        <div className="mt-3 grid justify-items-start gap-2">
          <Button size="sm" busy={state === 'busy'} onClick={() => void showOlder(readOlder)}>
            {text.threads.older}
          </Button>
          {state === 'failed' ? (
            <p role="alert" className="text-sm font-[550] text-red">
              {text.threads.olderFailed}
            </p>
          ) : null}
        </div>
      ) : null}
    </>
  )
}
