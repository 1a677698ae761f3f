'use client'
import { Download, Trash2 } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { AccountSection } from '@/components/account/account-section'
import { fetchList } from '@/components/live/fetch-list'
import { ForRole } from '@/components/portal/for-role'
import { Button } from '@/components/ui/button'
import { inputStyles } from '@/components/ui/control-styles'
import { Field } from '@/components/ui/field'
import { Progress } from '@/components/ui/progress'
import { useFormAct } from '@/components/ui/use-form-act'
import { account } from '@/content/account'
import { whyLost } from '@/components/ui/why-lost'
import { fileRequestAction, startExportAction } from '@/lib/account/actions'
import type { ExportProgress } from '@/lib/account/exports'
import { dataRequestFormSchema, requestKinds, type RequestKind } from '@/lib/account/schema'
import { formatDay } from '@/lib/format/date'
import { aboutPageAccount } from '@/lib/supabase/named-account'
import { toast } from '@/lib/toast'

const text = account.data
const requestText = account.requests
const eraseEvent = 'account:erase'

export function MyData() {
  const id = useId()
  const { progress, start } = useExport()
  const percent = progress && (progress.files ? Math.floor((progress.done / progress.files) * 100) : 0)
  return (
    <AccountSection id="mis-datos" title={text.title}>
      <ForRole atLeast="owner">
        <div className="grid max-w-[40rem] gap-4">
          <p>{text.intro}</p>
          {progress ? (
            <div className="grid gap-1.5">
              <p className="flex justify-between gap-4 text-sm">
                <span id={id}>{text.preparing(progress.done, progress.files)}</span>
                <b>{percent}%</b>
              </p>
              <Progress aria-labelledby={id} value={percent ?? 0} />
            </div>
          ) : null}
          <div className="flex flex-wrap gap-3">
            {/* The button is only `aria-disabled`, because a disabled button would lose the focus while the files are prepared. */}
            <Button aria-disabled={progress !== null} onClick={() => void start()}>
              <Download strokeWidth={1.75} aria-hidden />
              {text.download}
            </Button>
            <Button variant="danger" onClick={() => window.dispatchEvent(new Event(eraseEvent))}>
              <Trash2 strokeWidth={1.75} aria-hidden />
              {text.erase}
            </Button>
          </div>
          <p className="text-sm text-ink-2">{text.kept}</p>
        </div>
      </ForRole>
    </AccountSection>
  )
}

const pollMs = 700
/** In milliseconds: the page waits long for the download, because some browsers first ask where to save the file. */
const patienceMs = 30 * 60_000

const wait = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, pollMs)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })

async function fetchProgress(id: string, signal: AbortSignal): Promise<ExportProgress> {
  const answer = await fetchList<ExportProgress>(`/api/cuenta/datos/${id}/avance`, signal)
  if (!answer.ok) throw new Error(answer.code)
  return answer.data
}

/** A temporary link lets the browser save the file without loading it into the page. */
function download(id: string) {
  const link = document.createElement('a')
  link.href = aboutPageAccount(`/api/cuenta/datos/${id}`)
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
}

function useExport() {
  const [progress, setProgress] = useState<ExportProgress | null>(null)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function follow(id: string, signal: AbortSignal) {
    const until = Date.now() + patienceMs
    while (!signal.aborted && Date.now() < until) {
      await wait(signal)
      const now = await fetchProgress(id, signal)
      setProgress(now)
      if (now.status === 'done') return toast({ kind: 'success', ...text.done })
      if (now.status === 'failed') break
    }
    if (!signal.aborted) toast({ kind: 'error', title: text.failed, description: text.broken })
  }

  async function start() {
    if (running.current) return
    const own = new AbortController()
    running.current = own
    setProgress({ status: 'ready', files: 0, done: 0 })
    try {
      const answer = await startExportAction({})
      if (answer.ok) {
        setProgress({ status: 'ready', files: answer.data.files, done: 0 })
        download(answer.data.id)
        await follow(answer.data.id, own.signal)
      } else toast({ kind: 'error', title: text.failed, description: answer.message })
    } catch {
      if (!own.signal.aborted) toast({ kind: 'error', title: text.failed, description: whyLost() })
    }
    running.current = null
    if (!own.signal.aborted) setProgress(null)
  }

  return { progress, start }
}

/** `due` is the last day on which the firm may answer a request sent today, already formatted. */
export type Terms = Record<RequestKind, { days: number; extension: number; due: string }>

export function RequestForm({ terms }: { terms: Terms }) {
  const key = useRef<string>(undefined)
  const [kind, setKind] = useState<RequestKind>('consultation')
  const details = useRef<HTMLTextAreaElement>(null)
  const { busy, props, error } = useFormAct({
    schema: dataRequestFormSchema,
    send: (request) => fileRequestAction({ ...request, key: (key.current ??= crypto.randomUUID()) }),
    failed: requestText.failed,
    done: ({ due }) => ({
      title: requestText.sentTitle,
      description: requestText.sent(formatDay(due)),
    }),
    then: () => {
      key.current = undefined
      if (details.current) details.current.value = ''
    },
  })
  const { days, extension, due } = terms[kind]

  useEffect(() => {
    const erase = () => {
      setKind('deletion')
      details.current?.focus()
    }
    window.addEventListener(eraseEvent, erase)
    return () => window.removeEventListener(eraseEvent, erase)
  }, [])

  return (
    <form
      {...props}
      aria-labelledby="nueva-solicitud"
      className="grid max-w-[40rem] gap-4 rounded-sheet border border-rule bg-sheet p-6"
    >
      <h3 id="nueva-solicitud">{requestText.add}</h3>
      <Field label={requestText.kind} error={error('kind')}>
        {(control) => (
          <select
            {...control}
            name="kind"
            value={kind}
            onChange={(event) => setKind(event.currentTarget.value as RequestKind)}
            className={inputStyles}
          >
            {requestKinds.map((one) => (
              <option key={one} value={one}>
                {requestText.kinds[one]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={requestText.details} hint={requestText.detailsHint} error={error('details')}>
        {(control) => (
          <textarea
            {...control}
            ref={details}
            name="details"
            rows={4}
            maxLength={2000}
            className={inputStyles}
          />
        )}
      </Field>
      <p className="text-sm text-ink-2">{requestText.term(days, extension, due)}</p>
      <p>
        <Button type="submit" variant="primary" size="sm" busy={busy}>
          {busy ? requestText.busy : requestText.button}
        </Button>
      </p>
    </form>
  )
}
