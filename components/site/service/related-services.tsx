import Link from 'next/link'
import { formatPesos } from '@/lib/format/pesos'
import { Icon } from '@/components/site/icon'
import { Section } from '@/components/site/section'
import { services, type ServiceSlug } from '@/content/services'
import { servicePage } from '@/content/services-page'

export function RelatedServices({ slugs }: { slugs: readonly ServiceSlug[] }) {
  return (
    <Section>
      <h2 className="text-2xl/[1.08]">{servicePage.related}</h2>
      <ul className="mt-8 border-t border-ink rule-closes">
        {services
          .filter(({ slug }) => slugs.includes(slug))
          .map(({ path, title, price }) => (
            <li key={path} className="border-t border-rule first:border-t-0">
              <Link
                href={path}
                prefetch={false}
                className="group grid min-h-16 grid-cols-[minmax(0,1fr)_1.5rem] items-center gap-x-6 gap-y-0.5 py-2 sm:grid-cols-[minmax(0,1fr)_auto_2rem]"
              >
                <h3 className="group-hover:underline">{title}</h3>
                <span className="text-ink-2 max-sm:col-start-1">
                  {servicePage.from} {formatPesos(price.from)} {price.unit}
                </span>
                <Icon
                  name="arrow"
                  className="size-[1.25em] justify-self-end text-green max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1"
                />
              </Link>
            </li>
          ))}
      </ul>
    </Section>
  )
}
