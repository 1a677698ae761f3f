import { firm } from '@/content/firm'

export const dynamic = 'force-static'

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="3" fill="${firm.colors.main}"/><path fill="#fdfbf6" transform="translate(2.6 2.2) scale(.84)" d="${firm.mark}"/></svg>`

export const GET = () => new Response(icon, { headers: { 'content-type': 'image/svg+xml' } })
