import { Quote } from '@/components/site/quote'
import { Section } from '@/components/site/section'
import { testimonials } from '@/content/testimonials'

export function Testimonials() {
  return (
    <Section folio={4} roomy ruled>
      <h2 className="sr-only">{testimonials.title}</h2>
      <div className="grid items-start gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)]">
        <Quote testimonial={testimonials.lead} size="lead" />
        <div className="grid gap-6 *:not-first:border-t *:not-first:border-rule *:not-first:pt-6">
          <Quote testimonial={testimonials.builder} size="small" />
          <Quote testimonial={testimonials.clinic} size="small" />
        </div>
      </div>
    </Section>
  )
}
