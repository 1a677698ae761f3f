'use client'
import Link from 'next/link'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { buttonStyles } from '@/components/ui/button-styles'
import { Notice } from '@/components/ui/notice'
import { attempted, useAct } from '@/components/ui/use-act'
import { importText } from '@/content/client-import'
import { continueImportAction, discardImportAction } from '@/lib/clients/actions'
import { formatNumber } from '@/lib/format/number'

const { progress: text, result } = importText
/** Milliseconds before the next try after a step that failed. */
const pauseMs = 3000

type RunProps = { id: string; done: number; failed: number; ready: number }

/** Each step that this page requests speeds the import up; without the page the server continues more slowly. */
export function ImportProgress({ id, done, failed, ready }: RunProps) {
  const [settled, setSettled] = useState(done + failed)
  const [lost, setLost] = useState(false)
  useEffect(() => {
    let open = true
    let timer: ReturnType<typeof setTimeout> | undefined
    async function step() {
      const answer = await attempted(continueImportAction({ import: id }))
      if (!open) return
      setLost(!answer.ok)
      if (answer.ok) setSettled(answer.data.done + answer.data.failed)
      if (!answer.ok || answer.data.state === 'running') timer = setTimeout(step, answer.ok ? 0 : pauseMs)
    }
    void step()
    return () => {
      open = false
      clearTimeout(timer)
    }
  }, [id])
  return (
    <section aria-labelledby="running" className="grid max-w-[40rem] gap-4 pt-8">
      <h2 id="running" className="text-lg">
        {text.title}
      </h2>
      <progress aria-labelledby="running" max={ready} value={settled} className="h-3 w-full accent-green" />
      <p role="status" className="font-[550]">
        {text.at(formatNumber(settled), formatNumber(ready))}
      </p>
      {lost ? <Notice tone="warn">{text.offline}</Notice> : null}
    </section>
  )
}

type ResultProps = { id: string; done: number; out: number; send: boolean }

export function ImportResult({ id, done, out, send }: ResultProps) {
  const { busy, act } = useAct()
  const again = () =>
    act({
      work: () => discardImportAction({ import: id }),
      done: { title: importText.steps.file },
      failed: importText.aside.failed,
    })
  return (
    <section aria-labelledby="result" className="grid max-w-[40rem] gap-4 pt-8">
      <h2 id="result" className="text-lg">
        {result.title}
      </h2>
      <Notice tone={done > 0 ? 'ok' : 'warn'} role="status">
        <p className="font-[550]">{result.done(formatNumber(done))}</p>
        {done > 0 ? <p>{send ? result.sent : result.kept}</p> : null}
      </Notice>
      {out > 0 ? (
        <Notice tone="warn">
          <p className="font-[550]">{result.failed(formatNumber(out))}</p>
          <p>
            <a href="/api/clientes/importar" download className="underline underline-offset-4">
              {result.download}
            </a>
          </p>
        </Notice>
      ) : null}
      <p className="flex flex-wrap gap-3">
        <Link href="/admin/clientes" prefetch={false} className={buttonStyles({ variant: 'primary' })}>
          {result.list}
        </Link>
        <Button busy={busy} onClick={again}>
          {result.again}
        </Button>
      </p>
    </section>
  )
}
