import { Quote } from '@/components/site/quote'
import { Section } from '@/components/site/section'
import { servicesPage } from '@/content/services-page'
import { testimonials } from '@/content/testimonials'

export function Sectors() {
  const { title, items } = servicesPage.sectors
  return (
    <Section folio={1} ruled>
      <div className="grid items-start gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)]">
        <div>
          <h2 className="text-2xl/[1.08]">{title}</h2>
          <dl className="mt-8 border-t border-ink rule-closes">
            {items.map((item) => (
              <div
                key={item.title}
                className="grid gap-x-4 gap-y-1 border-t border-rule py-4 first:border-t-0 sm:grid-cols-[11rem_minmax(0,1fr)]"
              >
                <dt className="font-serif text-lg/[1.25] font-[550]">{item.title}</dt>
                <dd className="text-ink-2">{item.text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Quote testimonial={testimonials.builder} size="side" />
      </div>
    </Section>
  )
}
