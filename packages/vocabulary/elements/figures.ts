import { figureNames } from '@sablier-docs/figures/names';
import { SCENARIOS } from '@sablier-docs/protocol/flow/scenarios';
import { charts } from '@sablier-docs/protocol/gas/charts';
import { LOCKUP_SHAPES } from '@sablier-docs/protocol/lockup/shapes';
import {
  textOrExpression,
  expression,
  attributeKeys,
  optional,
  required,
  requiredExpression,
} from './attribute-rules';
import { component } from './types';

export const shapeIds = LOCKUP_SHAPES.map(({ id }) => id);

/** Drawings and their tables. */
export const figures = {
  LivingFigure: component({
    group: 'figures',
    description:
      'the figure of a concept, which a reader can turn: a clock, vessels, a curve, a sentence',
    example: '<LivingFigure name="streaming" />',
    attributes: { name: required(figureNames) },
    module: '@sablier-docs/figures/LivingFigure',
  }),
  StreamPlot: component({
    group: 'figures',
    description: 'the release curve of a named shape, or of a stream in `packages/protocol` terms',
    example: '<StreamPlot shape="cliff" caption="A cliff of a year" />',
    attributes: { shape: optional(shapeIds), stream: expression, caption: textOrExpression },
    module: '@sablier-docs/kit/plots/StreamPlot',
  }),
  AmountTable: component({
    group: 'figures',
    description: 'exact released amounts on given days',
    example: '<AmountTable shape="cliff" days={[0, 25]} />',
    attributes: { shape: required(shapeIds), days: requiredExpression },
    module: '@site/src/components/AmountTable',
  }),
  DebtPlot: component({
    group: 'figures',
    description: 'Flow debt against balance',
    example: '<DebtPlot scenario="payroll" />',
    attributes: { scenario: required(attributeKeys(SCENARIOS)), caption: textOrExpression },
    module: '@sablier-docs/kit/plots/DebtPlot',
  }),
  Lifecycle: component({
    group: 'figures',
    description: 'the status diagram with its transitions',
    example: '<Lifecycle of="lockup" />',
    attributes: { of: required(['lockup', 'flow']) },
    module: '@site/src/components/Lifecycle',
  }),
  Sequence: component({
    group: 'figures',
    description: 'who calls whom in a transaction, step by step',
    example: '<Sequence of="flow-withdraw" />',
    attributes: { of: required() },
    module: '@site/src/components/Sequence',
  }),
  Inheritance: component({
    group: 'figures',
    description: 'the base contracts of a contract',
    example: '<Inheritance of="SablierFlow" />',
    attributes: { of: required() },
    module: '@site/src/components/Inheritance',
  }),
  SlotMap: component({
    group: 'figures',
    description: 'the fields of a struct in its storage slots',
    example: '<SlotMap of="Flow.Stream" />',
    attributes: { of: required() },
    module: '@site/src/components/StorageMap',
  }),
  GasChart: component({
    group: 'figures',
    description: 'measured gas as a chart',
    example: '<GasChart name="lockup-parts" />',
    attributes: { name: required(attributeKeys(charts)), caption: textOrExpression },
    module: '@site/src/components/GasChart',
  }),
};
