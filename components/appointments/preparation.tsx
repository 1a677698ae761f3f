import { Check } from 'lucide-react'
import { appointments } from '@/content/appointments'

/** What makes the hour worth more. */
export function Preparation() {
  const { title, steps } = appointments.before
  return (
    <section aria-labelledby="before-appointment">
      <h2 id="before-appointment" className="pb-3 rule-opens">
        {title}
      </h2>
      <ul className="rule-closes">
        {steps.map((step) => (
          <li key={step} className="flex gap-3 border-b border-rule py-3 last:border-0">
            <Check className="mt-1 size-5 flex-none text-green" strokeWidth={1.75} aria-hidden />
            {step}
          </li>
        ))}
      </ul>
    </section>
  )
}
