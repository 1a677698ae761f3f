'use client'
import { Download, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { AccountSection } from '@/components/account/account-section'
import { eraseEvent } from '@/components/account/request-form'
import { useExport } from '@/components/account/use-export'
import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import { account } from '@/content/account'

const text = account.data

/** The copy of everything, and the way to have it erased. */
export function MyData() {
  const id = useId()
  const { progress, start } = useExport()
  const percent = progress && (progress.files ? Math.floor((progress.done / progress.files) * 100) : 0)
  return (
    <AccountSection id="mis-datos" title={text.title}>
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
          <Button disabled={progress !== null} onClick={() => void start()}>
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
    </AccountSection>
  )
}
