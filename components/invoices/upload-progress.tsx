import { useId } from 'react'
import { Progress } from '@/components/ui/progress'
import { invoices } from '@/content/invoices'

/** The whole batch; `closing` says what is still missing while the files are safe already. */
export function UploadProgress({ percent, closing }: { percent: number; closing: boolean }) {
  const id = useId()
  return (
    <div className="mt-6">
      <p className="mb-2 flex justify-between gap-4">
        <span id={id}>{invoices.upload.progress}</span>
        <b>{percent}%</b>
      </p>
      <Progress value={percent} aria-labelledby={id} />
      <p role="status" className="mt-2 text-sm text-ink-2">
        {closing ? invoices.upload.closing : null}
      </p>
    </div>
  )
}
