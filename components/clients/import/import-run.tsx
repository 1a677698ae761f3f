'use client'
import Link from 'next/link'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { buttonStyles } from '@/components/ui/button-styles'
import { Notice } from '@/components/ui/notice'
import { attempted, useAct } from '@/components/ui/use-act'
import { importText } from '@/content/client-import'
import { rutBatchText } from '@/content/tax-profile-ruts'
import { continueImportAction, discardImportAction } from '@/lib/clients/actions'
import type { ImportProgress as Progress } from '@/lib/clients/import/import'
import { formatNumber } from '@/lib/format/number'

const { progress: text, result } = importText
const pauseMs = 3000

type RunProps = { id: string; ready: number; left: number }

/** The page requests one part of the import after the other, because the server alone continues more slowly. */
export function ImportProgress({ id, ready, left }: RunProps) {
  const [settled, setSettled] = useState(ready - left)
  const [lost, setLost] = useState(false)
  useEffect(() => {
    let open = true
    let timer: ReturnType<typeof setTimeout> | undefined
    async function step() {
      const answer = await attempted(continueImportAction({ import: id }))
      if (!open) return
      setLost(!answer.ok)
      if (answer.ok) setSettled(answer.data.ready - answer.data.left)
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

type ResultProps = { progress: Progress; send: boolean }

export function ImportResult({ progress, send }: ResultProps) {
  const { id, total, done, changed, joined, same, uninvited } = progress
  const out = total - done - changed - joined - same
  const { busy, act } = useAct()
  const again = () =>
    act({
      work: () => discardImportAction({ import: id }),
      failed: importText.aside.failed,
    })
  return (
    <section aria-labelledby="result" className="grid max-w-[40rem] gap-4 pt-8">
      <h2 id="result" className="text-lg">
        {result.title}
      </h2>
      <Notice tone={done + changed > 0 ? 'ok' : 'warn'} role="status">
        <p className="font-[550]">{result.done(formatNumber(done))}</p>
        {changed > 0 ? <p>{result.changed(formatNumber(changed))}</p> : null}
        {same > 0 ? <p>{result.same(formatNumber(same))}</p> : null}
        {joined > 0 ? <p>{result.joined(formatNumber(joined))}</p> : null}
        {done > 0 ? <p>{send ? result.sent : result.kept}</p> : null}
      </Notice>
      {out + uninvited > 0 ? (
        <Notice tone="warn">
          {out > 0 ? <p className="font-[550]">{result.failed(formatNumber(out))}</p> : null}
          {uninvited > 0 ? <p className="font-[550]">{result.uninvited(formatNumber(uninvited))}</p> : null}
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
        <Link href="/admin/clientes/rut" prefetch={false} className={buttonStyles()}>
          {rutBatchText.link}
        </Link>
        <Button busy={busy} onClick={again}>
          {result.again}
        </Button>
      </p>
    </section>
  )
}
