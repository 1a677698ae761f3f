'use client'
import { Upload } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import { FileInput } from '@/components/ui/file-input'
import { Notice } from '@/components/ui/notice'
import { attempted, useAct } from '@/components/ui/use-act'
import { dianListsText } from '@/content/dian-lists'
import { monthName } from '@/content/tax-calendar/words'
import { formatCivilDay } from '@/lib/calendar/civil-day'
import type { ListPreview, ListTaken } from '@/lib/dian-lists/take-list'
import { capitalized } from '@/lib/format/appointment-time'
import type { Result } from '@/lib/result'
import { aboutPageAccount } from '@/lib/supabase/named-account'

const text = dianListsText.upload

type ListUploadProps = {
  /** The client for whom a member of the firm uploads; null when a person of the client uploads. */
  client: string | null
  hasList: boolean
}

/** Shows a summary before a list is stored; storing sends the file again, because the summary stores nothing. */
export function ListUpload({ client, hasList }: ListUploadProps) {
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const told = useRef<HTMLHeadingElement>(null)
  const { busy, problem, act } = useAct()
  const [state, setState] = useState<string | null>(null)
  const [found, setFound] = useState<{ file: File; preview: ListPreview } | null>(null)
  const [isWhole, setWhole] = useState(false)

  function send<T>(file: File, more: Record<string, string>): Promise<Result<T>> {
    const query = new URLSearchParams({
      nombre: file.name,
      ...(client === null ? {} : { cliente: client }),
      ...more,
    })
    const address = `/api/conciliacion?${query.toString()}`
    return attempted(
      fetch(client === null ? aboutPageAccount(address) : address, {
        method: 'POST',
        body: file,
        headers: { 'content-type': 'application/octet-stream' },
      }).then((answer) => answer.json() as Promise<Result<T>>),
    )
  }

  function read(file: File) {
    setFound(null)
    setWhole(false)
    setState(text.reading(file.name))
    act<ListPreview>({
      work: () => send<ListPreview>(file, {}).finally(() => setState(null)),
      then: (preview) => {
        flushSync(() => setFound({ file, preview }))
        told.current?.focus()
      },
    })
  }

  function keep({ file }: { file: File }) {
    setState(text.keeping)
    act<ListTaken>({
      work: () =>
        send<ListTaken>(file, { guardar: '1', ...(isWhole ? { entero: '1' } : {}) }).finally(() =>
          setState(null),
        ),
      done: ({ kept }) => ({ title: text.done, ...(kept.length > 3 ? { description: text.left } : {}) }),
      then: () => {
        setFound(null)
        input.current?.parentElement?.querySelector('button')?.focus()
        router.refresh()
      },
    })
  }

  return (
    <div>
      <FileInput
        ref={input}
        hidden
        accept=".xlsx,.zip"
        aria-label={text.choose}
        onFiles={([file]) => file && read(file)}
      />
      <Button variant={hasList ? 'outline' : 'primary'} busy={busy} onClick={() => input.current?.click()}>
        {busy ? null : <Upload strokeWidth={1.75} aria-hidden />} {hasList ? text.another : text.choose}
      </Button>
      <p className="mt-1.5 text-sm text-ink-2">{text.hint}</p>
      <p role="status" className="text-sm font-[550] wrap-anywhere">
        {state}
      </p>
      {problem ? (
        <Notice tone="bad" className="mt-2">
          {problem.message}
        </Notice>
      ) : null}
      {found ? (
        <Notice className="mt-4">
          <h2 ref={told} tabIndex={-1} className="text-lg">
            {text.told(found.preview.nit, found.preview.name)}
          </h2>
          <Told preview={found.preview} />
          {found.preview.months.some(({ isCut }) => isCut) ? (
            <label className="flex min-h-tap items-center gap-2.5">
              <input type="checkbox" checked={isWhole} onChange={(event) => setWhole(event.target.checked)} />
              <span>
                {text.whole}
                <span className="block text-sm text-ink-2">{text.wholeHint}</span>
              </span>
            </label>
          ) : null}
          <p className="mt-3 flex flex-wrap gap-3">
            <Button variant="primary" busy={busy} onClick={() => keep(found)}>
              {text.keep}
            </Button>
            <Button
              disabled={busy}
              onClick={() => {
                setFound(null)
                input.current?.parentElement?.querySelector('button')?.focus()
              }}
            >
              {text.drop}
            </Button>
          </p>
        </Notice>
      ) : null}
    </div>
  )
}

function Told({ preview }: { preview: ListPreview }) {
  const { rows, first, last, undated, formulas, months } = preview
  return (
    <>
      <p>{text.days(rows, formatCivilDay(first), formatCivilDay(last))}</p>
      <ul className="my-2 grid gap-1.5 text-sm">
        {months.map((one) => (
          <li key={one.month}>
            {text.month(capitalized(monthName(one.month)), one.purchase, one.sale, one.apart)}
            {one.isClosed ? ` ${text.monthClosed}` : one.before === null ? '' : ` ${text.newer(one.before)}`}
            {one.isCut ? ` ${text.cut(formatCivilDay(one.first), formatCivilDay(one.last))}` : ''}
          </li>
        ))}
      </ul>
      {undated > 0 ? <p className="text-sm">{text.undated(undated)}</p> : null}
      {formulas ? <p className="text-sm">{text.formulas}</p> : null}
    </>
  )
}
