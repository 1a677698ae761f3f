import type { Party } from '@/lib/einvoice/model/invoice'
import { attributeOf, nodeAt, textAt, textOf, type XmlNode } from '@/lib/einvoice/xml/node'

/** From a `cac:Party`; the tax scheme tells who it is, `PartyIdentification` where there is none. */
export function readParty(party: XmlNode | undefined): Party {
  const scheme = nodeAt(party, 'PartyTaxScheme')
  const taxId = nodeAt(scheme, 'CompanyID')
  const id = textOf(taxId) ? taxId : nodeAt(party, 'PartyIdentification/ID')
  const address = nodeAt(party, 'PhysicalLocation/Address') ?? nodeAt(scheme, 'RegistrationAddress')
  return {
    name:
      textAt(scheme, 'RegistrationName') ||
      textAt(party, 'PartyLegalEntity/RegistrationName') ||
      textAt(party, 'PartyName/Name'),
    nit: textOf(id),
    digit: attributeOf(id, 'schemeID'),
    idType: attributeOf(id, 'schemeName'),
    address: textAt(address, 'AddressLine/Line'),
    city: textAt(address, 'CityName'),
    email: textAt(party, 'Contact/ElectronicMail'),
  }
}
