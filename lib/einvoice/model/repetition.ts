import { elementsOf, isReadable, ownText, type XmlDocument, type XmlNode } from '@/lib/einvoice/xml/node'

/**
 * An element that occurs several times in a document; `path` is its place, beginning at the root.
 * `first` and `other` are '' for an element that has child elements.
 */
export type Repetition = {
  path: string
  count: number
  /** The text of the element's first occurrence, which the site reads and shows. */
  first: string
  /** The text of the first repetition that differs from the first occurrence; '' when none differs. */
  other: string
  isSame: boolean
}

const most = 10

/** Finds elements that must not be repeated, because we read the first and another program may read the second. */
export function repetitionsIn(documents: readonly (XmlDocument | null)[]): Repetition[] {
  const found: Repetition[] = []
  for (const document of documents) if (document) lookInto(document.root, document.root.name, found)
  return found
}

function lookInto(root: XmlNode, path: string, found: Repetition[]): void {
  const wanted = once.get(root.name)
  const groups = new Map<string, XmlNode[]>()
  for (const child of elementsOf(root)) {
    if (!isReadable(child)) continue
    if (found.length >= most) return
    lookInto(child, `${path}/${child.name}`, found)
    if (!wanted?.has(child.name)) continue
    const group = groups.get(child.name)
    if (group) group.push(child)
    else groups.set(child.name, [child])
  }
  for (const [name, [first, ...others]] of groups) {
    if (!first || others.length === 0 || found.length >= most) continue
    const said = saidBy(first)
    const other = others.find((one) => saidBy(one) !== said)
    found.push({
      path: `${path}/${name}`,
      count: others.length + 1,
      first: shown(first),
      other: other ? shown(other) : '',
      isSame: other === undefined,
    })
  }
}

const saidBy = (node: XmlNode): string =>
  JSON.stringify([
    node.name,
    node.attributes.map(({ name, value }) => [name, value]),
    elementsOf(node).length > 0 ? elementsOf(node).map(saidBy) : ownText(node).trim(),
  ])
const shown = (node: XmlNode) => (elementsOf(node).length > 0 ? '' : ownText(node).trim().slice(0, 200))

const words = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean)

const invoice =
  words(`UBLExtensions UBLVersionID CustomizationID ProfileID ProfileExecutionID ID CopyIndicator UUID IssueDate
  IssueTime DueDate TaxPointDate DocumentCurrencyCode TaxCurrencyCode PricingCurrencyCode PaymentCurrencyCode
  PaymentAlternativeCurrencyCode AccountingCostCode AccountingCost LineCountNumeric BuyerReference OrderReference
  AccountingSupplierParty AccountingCustomerParty PayeeParty BuyerCustomerParty SellerSupplierParty TaxRepresentativeParty
  TaxExchangeRate PricingExchangeRate PaymentExchangeRate PaymentAlternativeExchangeRate LegalMonetaryTotal
  RequestedMonetaryTotal InvoiceTypeCode CreditNoteTypeCode`)
const totals =
  words(`LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount AllowanceTotalAmount ChargeTotalAmount
  PrepaidAmount PayableRoundingAmount PayableAmount PayableAlternativeAmount`)
const line = words(
  'ID UUID InvoicedQuantity CreditedQuantity DebitedQuantity LineExtensionAmount FreeOfChargeIndicator TaxPointDate Item Price',
)
const address = words('ID CityName PostalZone CountrySubentity CountrySubentityCode Country')
const tax = words('TaxAmount RoundingAmount')
const reference = words('ID UUID IssueDate')

/** UBL 2.1 and the `sts` structures of DIAN's annex 1.9 allow these child elements only once. */
export const once: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    Invoice: invoice,
    CreditNote: invoice,
    DebitNote: invoice,
    ApplicationResponse: words(
      'UBLExtensions UBLVersionID CustomizationID ProfileID ProfileExecutionID ID UUID IssueDate IssueTime SenderParty ReceiverParty',
    ),
    AttachedDocument: words(
      'UBLExtensions UBLVersionID CustomizationID ProfileID ProfileExecutionID ID UUID IssueDate IssueTime ParentDocumentID SenderParty ReceiverParty',
    ),
    LegalMonetaryTotal: totals,
    RequestedMonetaryTotal: totals,
    AccountingSupplierParty: words('CustomerAssignedAccountID Party'),
    AccountingCustomerParty: words('CustomerAssignedAccountID SupplierAssignedAccountID Party'),
    Party: words('PhysicalLocation Contact'),
    PhysicalLocation: words('Address'),
    Address: address,
    RegistrationAddress: address,
    AddressLine: words('Line'),
    PartyName: words('Name'),
    PartyIdentification: words('ID'),
    PartyTaxScheme: words('RegistrationName CompanyID TaxLevelCode RegistrationAddress TaxScheme'),
    PartyLegalEntity: words('RegistrationName CompanyID RegistrationAddress CorporateRegistrationScheme'),
    Contact: words('ID Name Telephone Telefax ElectronicMail'),
    TaxTotal: tax,
    WithholdingTaxTotal: tax,
    TaxSubtotal: words('TaxableAmount TaxAmount Percent BaseUnitMeasure PerUnitAmount TaxCategory'),
    TaxCategory: words('ID Name Percent TaxScheme'),
    TaxScheme: words('ID Name TaxTypeCode CurrencyCode'),
    AllowanceCharge: words(
      'ID ChargeIndicator AllowanceChargeReasonCode MultiplierFactorNumeric Amount BaseAmount PerUnitAmount',
    ),
    InvoiceLine: line,
    CreditNoteLine: line,
    DebitNoteLine: line,
    Price: words('PriceAmount BaseQuantity'),
    PaymentMeans: words('ID PaymentMeansCode PaymentDueDate PaymentChannelCode'),
    PrepaidPayment: words('ID PaidAmount ReceivedDate PaidDate PaidTime'),
    PaymentExchangeRate: words(
      'SourceCurrencyCode SourceCurrencyBaseRate TargetCurrencyCode CalculationRate Date',
    ),
    BillingReference: words(
      'InvoiceDocumentReference CreditNoteDocumentReference DebitNoteDocumentReference',
    ),
    InvoiceDocumentReference: reference,
    CreditNoteDocumentReference: reference,
    DebitNoteDocumentReference: reference,
    DocumentReference: reference,
    DiscrepancyResponse: words('ReferenceID ResponseCode'),
    InvoicePeriod: words('StartDate StartTime EndDate EndTime'),
    DocumentResponse: words('Response'),
    Response: words('ReferenceID ResponseCode EffectiveDate EffectiveTime'),
    ResultOfVerification: words('ValidatorID ValidationResultCode ValidationDate ValidationTime'),
    UBLExtension: words('ExtensionContent'),
    ExtensionContent: words('DianExtensions'),
    DianExtensions: words(
      'InvoiceControl InvoiceSource SoftwareProvider SoftwareSecurityCode AuthorizationProvider QRCode',
    ),
    InvoiceControl: words('InvoiceAuthorization AuthorizationPeriod AuthorizedInvoices'),
    AuthorizationPeriod: words('StartDate EndDate'),
    AuthorizedInvoices: words('Prefix From To'),
    SoftwareProvider: words('ProviderID SoftwareID'),
    AuthorizationProvider: words('AuthorizationProviderID'),
  }).map(([parent, children]) => [parent, new Set(children)]),
)
