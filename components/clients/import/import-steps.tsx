import { Check } from 'lucide-react'
import { importText } from '@/content/client-import'

const { label, ...names } = importText.steps
const steps = ['file', 'rows', 'result'] as const
export type ImportStep = (typeof steps)[number]

/** Where the import is; the steps before it are done. */
export function ImportSteps({ at }: { at: ImportStep }) {
  return (
    <nav aria-label={label} className="border-b border-rule-field">
      <ol className="flex flex-wrap gap-x-8">
        {steps.map((step, place) => (
          <li
            key={step}
            aria-current={step === at ? 'step' : undefined}
            className="flex min-h-tap items-center gap-2 border-b-3 border-transparent aria-[current]:border-green aria-[current]:font-[550] aria-[current]:text-green"
          >
            {place < steps.indexOf(at) ? (
              <Check className="size-5" strokeWidth={1.75} aria-hidden />
            ) : (
              <span className="font-serif text-lg" aria-hidden>
                {place + 1}
              </span>
            )}
            {names[step]}
          </li>
        ))}
      </ol>
    </nav>
  )
}
