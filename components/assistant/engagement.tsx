import { assistantPage } from '@/content/assistant/assistant-page'
import { engagementModels } from '@/content/assistant/catalogue'

const { engagement, process: processLabel } = assistantPage.services

export function Engagement() {
  return (
    <>
      <h2 className="mt-14 md:mt-18">{engagement}</h2>
      <ul className="mt-6 grid border-t border-ink rule-closes sm:grid-cols-2 xl:grid-cols-4">
        {engagementModels.map(({ id, title, description, advantages, process }) => (
          <li key={id} className="engagement">
            <h3>{title}</h3>
            <p className="text-ink-2">{description}</p>
            <ul className="check-list mb-2 grid gap-1">
              {advantages.map((advantage) => (
                <li key={advantage}>{advantage}</li>
              ))}
            </ul>
            <p className="mt-auto border-t border-rule pt-3 text-sm text-ink-2">
              <b className="block text-ink">{processLabel}</b>
              {process}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
