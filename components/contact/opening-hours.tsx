import { contact } from '@/content/contact'
import { firm } from '@/content/firm'

export function OpeningHours() {
  return (
    <div>
      <h2 className="pb-2.5 text-lg/[1.25] font-[550]">{contact.hours.title}</h2>
      <dl className="border-t border-ink rule-closes">
        {[...firm.hours, contact.hours.closed].map(({ days, time }) => (
          <div
            key={days}
            className="flex flex-wrap justify-between gap-x-6 border-t border-rule py-3 first:border-t-0"
          >
            <dt className="text-ink-2">{days}</dt>
            <dd className="font-[550]">{time}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
