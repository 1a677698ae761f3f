import { inPesos } from '../legal-figures'
import { services, startingPrice, vatNote, type ServiceSlug } from '../services'

/** A starting price as texts say it, such as «desde $ 800.000 al mes, más IVA». */
export function startingAt(service: ServiceSlug): string {
  const unit = services.find(({ slug }) => slug === service)?.price.unit
  return `desde ${inPesos(startingPrice(service))} ${unit}, ${vatNote}`
}
