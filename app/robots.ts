import type { MetadataRoute } from 'next'
import { closedRoutes } from '@/content/public-routes'
import { env } from '@/lib/env'

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: [...closedRoutes] },
    sitemap: `${env.SITE_URL}/sitemap.xml`,
  }
}
