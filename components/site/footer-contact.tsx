import { Logo } from '@/components/site/logo'
import { firm } from '@/content/firm'

const link = 'inline-flex min-h-tap items-center underline hover:decoration-2'

export function FooterContact() {
  return (
    <div className="md:max-lg:col-span-3">
      <Logo full />
      <address className="mt-4 mb-2 not-italic">
        {firm.address.street}
        <br />
        {firm.address.city} D.C., {firm.address.country}
        <br />
        <a href={firm.phone.href} className={link}>
          {firm.phone.label}
        </a>
        <br />
        <a href={`mailto:${firm.email}`} className={link}>
          {firm.email}
        </a>
      </address>
      {firm.hours.map(({ days, time }) => (
        <p key={days}>
          {days}, {time}
        </p>
      ))}
    </div>
  )
}
