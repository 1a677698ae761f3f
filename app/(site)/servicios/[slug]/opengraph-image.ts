import { notFound } from 'next/navigation'
import { serviceCard } from '@/components/site/social-cards'
import { cardSize, cardType, socialImage } from '@/components/site/social-image'
import { firm } from '@/content/firm'
import { services } from '@/content/services'

export const alt = firm.name
export const size = cardSize
export const contentType = cardType

export const dynamicParams = false
export const generateStaticParams = () => services.map(({ slug }) => ({ slug }))

export default async function Image({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  const service = services.find((one) => one.slug === slug) ?? notFound()
  return socialImage(serviceCard(service))
}
