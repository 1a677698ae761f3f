import { Icon } from '@/components/site/icon'
import { assistantPage } from '@/content/assistant/assistant-page'
import { engagementModels } from '@/content/assistant/engagement-models'

const { engagement, process: processLabel } = assistantPage.services

/** The four ways of hiring the firm. */
export function Engagement() {
  return (
    <>
      <h2 className="mt-14 md:mt-18">{engagement}</h2>
      <ul className="mt-6 grid border-t border-ink rule-closes sm:grid-cols-2 xl:grid-cols-4">
        {engagementModels.map(({ id, title, description, advantages, process }) => (
          <li
            key={id}
            className="flex flex-col gap-2.5 border-rule py-5 max-sm:not-first:border-t sm:p-6 sm:max-xl:odd:pl-0 sm:max-xl:even:border-l sm:max-xl:even:pr-0 xl:not-first:border-l xl:first:pl-0 xl:last:pr-0 sm:max-xl:[&:nth-child(n+3)]:border-t"
          >
            <h3>{title}</h3>
            <p className="text-ink-2">{description}</p>
            <ul className="mb-2 grid gap-1">
              {advantages.map((advantage) => (
                <li key={advantage} className="flex gap-2.5">
                  <Icon name="check" className="mt-[0.2em] size-[1.1em] text-green" />
                  {advantage}
                </li>
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
