// Mail programs know neither our fonts nor oklch(): the sheet's tokens as hexadecimal colours and system fonts.
const ink = '#18231e'
const ink2 = '#3c4740'
const green = '#134b32'
const sheet = '#fdfbf6'
const sunk = '#efe9db'
const rule = '#d5d0c2'
const serif = "Georgia,'Times New Roman',serif"
const sans = "system-ui,-apple-system,'Segoe UI',Roboto,sans-serif"

export const mailStyle = {
  page: `margin:0;padding:24px 12px;background:${sunk};color:${ink};font:17px/1.55 ${sans}`,
  preview: 'display:none;max-height:0;overflow:hidden',
  // Old programs give tables the browser's own font, so it is named again inside of the table.
  sheet: `font:17px/1.55 ${sans};max-width:576px;margin:0 auto;padding:32px 28px;background:${sheet};border:1px solid ${rule};text-align:left`,
  brand: `margin:0;padding-bottom:16px;border-bottom:5px double ${green};font:600 20px/1.2 ${serif};color:${green}`,
  title: `margin:32px 0 16px;font:500 34px/1.12 ${serif};letter-spacing:-.02em;color:${ink}`,
  subtitle: `margin:32px 0 12px;font:500 22px/1.2 ${serif};color:${ink}`,
  text: 'margin:0 0 16px',
  muted: `margin:0 0 8px;color:${ink2};font-size:15px`,
  url: `margin:0 0 16px;padding:10px 12px;background:${sunk};font-size:15px;overflow-wrap:anywhere;word-break:break-all`,
  quote: `margin:0 0 24px;padding:12px 16px;border-top:1px solid ${ink};border-bottom:1px solid ${rule};background:${sunk};overflow-wrap:anywhere`,
  button: `display:inline-block;padding:13px 22px;background:${green};border-radius:4px;color:${sheet};font-weight:600;font-size:16px;line-height:1.3;text-decoration:none`,
  steps: `width:100%;border-collapse:collapse;border-top:1px solid ${ink};border-bottom:5px double ${ink}`,
  stepNumber: `width:32px;padding:10px 0;border-top:1px solid ${rule};font:500 20px/1.3 ${serif};color:${green};vertical-align:top`,
  step: `padding:10px 0;border-top:1px solid ${rule};vertical-align:top`,
  facts: `width:100%;margin:0 0 24px;border-collapse:collapse;border-top:1px solid ${ink};border-bottom:5px double ${ink}`,
  factLabel: `width:96px;padding:12px 12px 10px 0;border-bottom:1px solid ${rule};color:${ink2};font-size:15px;vertical-align:top`,
  fact: `padding:10px 0;border-bottom:1px solid ${rule};font-weight:600;vertical-align:top;overflow-wrap:anywhere;word-break:break-word`,
  footer: `margin-top:32px;padding-top:16px;border-top:1px solid ${rule}`,
  footerText: `margin:0 0 12px;color:${ink2};font-size:15px;line-height:1.5`,
  link: `color:${green};text-decoration:underline`,
}
