import { cn } from '@/components/ui/cn'
import type { Testimonial } from '@/content/testimonials'

const sizes = {
  lead: 'text-3xl/[1.1] tracking-[-0.02em] max-w-[17em]',
  side: 'text-xl/[1.2]',
  small: 'text-[1.375rem]/[1.32]',
}

export function Quote({ testimonial, size }: { testimonial: Testimonial; size: keyof typeof sizes }) {
  return (
    <figure>
      <blockquote className={cn('font-serif font-[450] text-balance', sizes[size])}>
        «{testimonial.quote}»
      </blockquote>
      <figcaption className="mt-4 text-sm/[1.4] md:mt-6">
        <b className="block">{testimonial.name}</b>
        <span className="text-ink-2">{testimonial.position}</span>
      </figcaption>
    </figure>
  )
}
