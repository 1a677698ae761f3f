'use client'
import { FileBadge } from 'lucide-react'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { linkStyles } from '@/components/ui/control-styles'
import { Notice } from '@/components/ui/notice'
import { recordText as text, recordText } from '@/content/records'
import type { Failure } from '@/lib/result'
import { aboutAccount } from '@/lib/supabase/named-account'

/** `account` is set in the portal only; members of the firm open the record without it. */
type RecordLinkProps = { invoiceId: string; account?: string }

export function RecordLink({ invoiceId, account }: RecordLinkProps) {
  const href = `/api/facturas/${invoiceId}/registro`
  const { asking, problem, ask } = useRecord()
  return (
    <>
      <a
        href={account ? aboutAccount(href, account) : href}
        download
        onClick={ask}
        aria-busy={asking}
        className={linkStyles}
        title={text.downloadHint}
      >
        <FileBadge strokeWidth={1.75} aria-hidden />
        {asking ? text.downloading : text.download}
      </a>
      {problem ? (
        <Notice tone="bad" className="mt-1 mb-2">
          {problem}
        </Notice>
      ) : null}
    </>
  )
}

/** In milliseconds: the blob URL is revoked only after this time, because browsers start saving with a delay. */
const saveTime = 60_000

function useRecord() {
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function fetchRecord(href: string) {
    const own = new AbortController()
    running.current = own
    setAsking(true)
    setProblem(null)
    const wrong = await saveRecord(href, own.signal).catch(() => recordText.lost)
    running.current = null
    if (own.signal.aborted) return
    setAsking(false)
    setProblem(wrong)
  }

  function ask(event: MouseEvent<HTMLAnchorElement>) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (!running.current) void fetchRecord(event.currentTarget.href)
  }
  return { asking, problem, ask }
}

/** Resolves to null when the browser saves the record, otherwise to an error message. */
async function saveRecord(href: string, signal: AbortSignal): Promise<string | null> {
  const answer = await fetch(href, { signal, cache: 'no-store' })
  if (!answer.ok) return ((await answer.json()) as Failure).message
  const blob = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = blob
  link.download = /filename="?([^";]+)/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? ''
  link.click()
  setTimeout(() => URL.revokeObjectURL(blob), saveTime)
  return null
}
