import { cleanAddress, errorReportSchema, REPORT_SAMPLES } from '@footnote/domain';
import * as Sentry from '@sentry/browser';
import { locale } from '../platform/i18n/locale.store.ts';
import { analyticsCalls } from './analytics-calls.ts';

/** The tunnel knows where reports go; the SDK only needs an address it can read. */
const NO_DSN = 'https://tunnel@tunnel.invalid/1';

/**
 * Reports errors nobody caught, and of one page load in ten how long it took, through the server of this page. Nothing
 * goes out but what `errorReportSchema` lets through: no address with its query, no words of a user, no breadcrumbs.
 */
export function reportErrors(): void {
  Sentry.init({
    dsn: NO_DSN,
    tunnel: analyticsCalls.report,
    sampleRate: REPORT_SAMPLES.errors,
    tracesSampleRate: REPORT_SAMPLES.traces,
    // Streamed spans would go out as they are.
    traceLifecycle: 'static',
    maxBreadcrumbs: 0,
    defaultIntegrations: false,
    integrations: [
      Sentry.globalHandlersIntegration(),
      Sentry.dedupeIntegration(),
      Sentry.eventFiltersIntegration(),
      Sentry.browserTracingIntegration({ instrumentNavigation: false, traceFetch: false, traceXHR: false }),
    ],
    tracePropagationTargets: [],
    beforeSend: cleaned,
    beforeSendTransaction: cleaned,
  });
}

/** A report as it may go out; null for one that says nothing that may. */
function cleaned<Report extends Sentry.Event>(report: Report): Report | null {
  const tags = { page: cleanAddress(location.pathname), language: locale.language };
  const read = errorReportSchema.safeParse({ ...report, tags });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema names a part of what a report has
  return read.success ? (read.data as unknown as Report) : null;
}
