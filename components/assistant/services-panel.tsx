import Link from 'next/link'
import { ServiceSearch } from '@/components/assistant/service-search'
import { Icon, OpenIcon } from '@/components/site/icon'
import { linkStyles } from '@/components/ui/control-styles'
import { assistantPage } from '@/content/assistant/assistant-page'
import { catalogue, engagementModels } from '@/content/assistant/catalogue'
import { services, type Service } from '@/content/services'
import { priceParts } from '@/lib/assistant/price'

export function ServicesPanel() {
  return (
    <>
      <h2 className="sr-only">{assistantPage.tabs.services}</h2>
      <ServiceSearch
        entries={services.map((service) => ({
          id: service.slug,
          text: `${service.title} ${service.description}`,
          card: <ServiceCard service={service} />,
        }))}
      />
      <Engagement />
    </>
  )
}

const { engagement, process: processLabel } = assistantPage.services

function Engagement() {
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

const text = assistantPage.services

function ServiceCard({ service }: { service: Service }) {
  const { slug, path, title, description } = service
  const { from, amount, rest } = priceParts(service)
  return (
    <>
      <h3>{title}</h3>
      <p className="mt-1.5 mb-4 max-w-[36ch] text-ink-2">{description}</p>
      <p className="mt-auto text-sm text-ink-2">
        {from} <b className="block font-serif text-xl/[1.2] font-medium text-ink">{amount}</b> {rest}
      </p>
      <details className="group mt-2">
        <summary className="inline-flex min-h-tap cursor-pointer list-none items-center gap-2 font-[550] hover:underline [&::-webkit-details-marker]:hidden">
          <OpenIcon className="size-4 text-green" />
          {text.includes} <span className="sr-only">{title}</span>
        </summary>
        <ul className="mb-2 grid gap-1.5 text-[1rem]/[1.4]">
          {catalogue[slug].includes.map((item) => (
            <li key={item} className="flex gap-2.5">
              <Icon name="check" className="mt-[0.15em] size-[1.1em] text-green" />
              {item}
            </li>
          ))}
        </ul>
      </details>
      <Link href={path} prefetch={false} className={`${linkStyles} w-fit`}>
        {text.detail}
        <span className="sr-only">
          {text.of} {title.toLowerCase()}
        </span>
        <Icon name="arrow" />
      </Link>
    </>
  )
}
