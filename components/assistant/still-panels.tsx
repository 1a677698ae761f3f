'use client'
import { still } from '@/components/site/still'
import type { Service } from '@/content/services'

export const ServiceCard = still<{ slug: Service['slug'] }>(() =>
  import('@/components/assistant/service-card').then((file) => file.ServiceCard),
)
export const Engagement = still(() =>
  import('@/components/assistant/engagement').then((file) => file.Engagement),
)
export const Questions = still(() =>
  import('@/components/assistant/questions').then((file) => file.Questions),
)
