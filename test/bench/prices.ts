// Published prices of AWS in the region of the stages, each with where it was read; looked up on 2026-11-23.

export type Price = {
  readonly dollars: number;
  /** `dollars` buy this many of `of`. */
  readonly per: number;
  readonly of: string;
  /** Free every month, without end (not the first year's offer). */
  readonly free?: number;
  readonly source: string;
  /** False where no page could be read that names it for eu-central-1: look before you sign anything. */
  readonly isVerified: boolean;
};

const million = 1_000_000;
const fromMemory = 'AWS price list for eu-central-1, from memory; the pages at hand name us-east-1 only';

export const prices = {
  tableWrites: {
    dollars: 0.7625,
    per: million,
    of: 'write units on demand',
    source: `${fromMemory} (0.625 there: airbyte.com dynamodb-pricing, 2025-07)`,
    isVerified: false,
  },
  tableReads: {
    dollars: 0.1525,
    per: million,
    of: 'read units on demand',
    source: `${fromMemory} (0.125 there: airbyte.com dynamodb-pricing, 2025-07)`,
    isVerified: false,
  },
  tableStorage: {
    dollars: 0.306,
    per: 1,
    of: 'GB-months of table',
    free: 25,
    source: fromMemory,
    isVerified: false,
  },
  tableBackup: {
    dollars: 0.2448,
    per: 1,
    of: 'GB-months of point-in-time recovery',
    source: fromMemory,
    isVerified: false,
  },
  functionCalls: {
    dollars: 0.2,
    per: million,
    of: 'function calls',
    free: million,
    source: 'cloudchipr.com aws-lambda-pricing and others; the same in every commercial region of Europe',
    isVerified: true,
  },
  functionTime: {
    dollars: 0.0000133334,
    per: 1,
    of: 'GB-seconds on arm64',
    free: 400_000,
    source: 'cloudchipr.com aws-lambda-pricing and others; the same in every commercial region of Europe',
    isVerified: true,
  },
  gatewayCalls: {
    dollars: 1.2,
    per: million,
    of: 'requests of the HTTP API',
    source: `${fromMemory} (1.00 there: AWS whitepaper on private APIs, table 4)`,
    isVerified: false,
  },
  edgeTraffic: {
    dollars: 0.085,
    per: 1,
    of: 'GB out of CloudFront in Europe',
    free: 1000,
    source: 'aws.amazon.com/cloudfront/pricing',
    isVerified: true,
  },
  edgeCalls: {
    dollars: 0.012,
    per: 10_000,
    of: 'HTTPS requests of CloudFront in Europe',
    free: 10 * million,
    source: 'the free part: aws.amazon.com/cloudfront/pricing; the price: from memory',
    isVerified: false,
  },
  fileStorage: {
    dollars: 0.0245,
    per: 1,
    of: 'GB-months of S3 Standard',
    source: fromMemory,
    isVerified: false,
  },
  filePuts: { dollars: 0.0054, per: 1000, of: 'PUT requests of S3', source: fromMemory, isVerified: false },
  queueCalls: {
    dollars: 0.4,
    per: million,
    of: 'requests of SQS',
    free: million,
    source: `${fromMemory} (the same there: cloudburn.io amazon-sqs-pricing, 2026-03)`,
    isVerified: false,
  },
  logs: {
    dollars: 0.63,
    per: 1,
    of: 'GB of logs taken in',
    free: 5,
    source: `${fromMemory} (0.50 there: factualminds.com, 2026-06; the free part: aws.amazon.com/cloudwatch/pricing)`,
    isVerified: false,
  },
  traces: {
    dollars: 5,
    per: million,
    of: 'traces kept',
    free: 100_000,
    source: 'aws.amazon.com/xray/pricing, the same in every region',
    isVerified: true,
  },
  alarms: {
    dollars: 0.1,
    per: 1,
    of: 'alarms',
    free: 10,
    source: `${fromMemory}; the free part: aws.amazon.com/cloudwatch/pricing`,
    isVerified: false,
  },
  metrics: {
    dollars: 0.3,
    per: 1,
    of: 'metrics of our own',
    free: 10,
    source: `${fromMemory} (0.30 there: signoz.io cloudwatch-pricing, 2026-02; the free part: aws.amazon.com/cloudwatch/pricing)`,
    isVerified: false,
  },
  mails: {
    dollars: 0.1,
    per: 1000,
    of: 'mails',
    source: `${fromMemory} (0.10 as well: acecloudinterviews.com, no region named)`,
    isVerified: false,
  },
  zones: {
    dollars: 0.5,
    per: 1,
    of: 'DNS zones',
    source: 'ns1.com aws-dns; zones belong to no region',
    isVerified: true,
  },
  firewallRules: {
    dollars: 8,
    per: 1,
    of: 'firewall with three rules',
    source:
      '5 and 1 a rule: c3x.dev aws-waf-cost-explained; the same in every region: an AWS blog on cost-effective WAF',
    isVerified: true,
  },
  firewallCalls: {
    dollars: 0.6,
    per: million,
    of: 'requests looked at by the firewall',
    source: 'c3x.dev aws-waf-cost-explained; the same in every region: an AWS blog on cost-effective WAF',
    isVerified: true,
  },
} as const satisfies Readonly<Record<string, Price>>;
