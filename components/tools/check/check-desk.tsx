'use client'
import { lazy, Suspense } from 'react'
import { CheckDrop } from '@/components/tools/check/check-drop'
import { useCheck } from '@/components/tools/check/use-check'
import { buttonStyles } from '@/components/ui/button-styles'
import { invoiceCheckStates as text } from '@/content/tools/invoice-check'

const CheckResults = lazy(() => import('@/components/tools/check/check-results'))

/** A drop zone on the left; what was dropped is read in this browser and shown on the right. */
export function CheckDesk() {
  const { check, prepare, choose } = useCheck()
  const { code, reading, files, turn } = check
  const done = turn > 0 && reading === null && code !== 'loading'
  return (
    <div className="mt-8 grid items-start gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)] print:block noscript:hidden">
      <CheckDrop code={code} again={files.length > 0} onNear={prepare} onFiles={choose} />
      <section aria-labelledby="check-result" aria-busy={reading !== null} className="min-w-0">
        <h2 id="check-result" className="text-lg/[1.25] font-[550]">
          {text.result}
        </h2>
        <p role="status" className="mt-3 wrap-anywhere text-ink-2">
          {reading !== null
            ? text.reading(reading)
            : done && files.length > 0
              ? text.read(files.length)
              : null}
        </p>
        {code === 'failed' ? (
          <div
            role="alert"
            className="mt-3 border-l-5 border-double border-red bg-red-wash px-4 py-3.5 text-red"
          >
            <p>{text.noCode}</p>
            <button type="button" onClick={prepare} className={`${buttonStyles({ size: 'sm' })} mt-3`}>
              {text.retry}
            </button>
          </div>
        ) : null}
        {files.length === 0 && reading === null && code !== 'failed' ? (
          <p className="text-ink-2">{text.empty}</p>
        ) : null}
        {done && files.length > 0 ? (
          <Suspense>
            <CheckResults key={turn} files={files} />
          </Suspense>
        ) : null}
      </section>
    </div>
  )
}
