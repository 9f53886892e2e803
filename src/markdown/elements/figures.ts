import { SCENARIOS } from '../../components/DebtPlot/scenarios';
import { charts } from '../../components/GasChart/charts';
import { LOCKUP_SHAPES } from '../../protocol/lockup/shapes';
import { either, expression, keysOf, may, need, neededExpression } from './rules';
import { component } from './types';

export const shapeIds = LOCKUP_SHAPES.map(({ id }) => id);

/** Drawings, and the tables that belong to them. */
export const figures = {
  StreamPlot: component({
    group: 'figures',
    what: 'the release curve of a named shape, or of a stream in `src/protocol` terms',
    example: '<StreamPlot shape="cliff" caption="A cliff of a year" />',
    attributes: { shape: may(shapeIds), stream: expression, caption: either },
    module: '@site/src/components/StreamPlot',
  }),
  AmountTable: component({
    group: 'figures',
    what: 'exact released amounts on given days',
    example: '<AmountTable shape="cliff" days={[0, 25]} />',
    attributes: { shape: need(shapeIds), days: neededExpression },
    module: '@site/src/components/AmountTable',
  }),
  DebtPlot: component({
    group: 'figures',
    what: 'Flow debt against balance',
    example: '<DebtPlot scenario="payroll" />',
    attributes: { scenario: need(keysOf(SCENARIOS)), caption: either },
    module: '@site/src/components/DebtPlot',
  }),
  Lifecycle: component({
    group: 'figures',
    what: 'the status diagram with its transitions',
    example: '<Lifecycle of="lockup" />',
    attributes: { of: need(['lockup', 'flow']) },
    module: '@site/src/components/Lifecycle',
  }),
  Sequence: component({
    group: 'figures',
    what: 'who calls whom in a transaction, step by step',
    example: '<Sequence of="flow-withdraw" />',
    attributes: { of: need() },
    module: '@site/src/components/Sequence',
  }),
  Inheritance: component({
    group: 'figures',
    what: 'what a contract inherits from',
    example: '<Inheritance of="SablierFlow" />',
    attributes: { of: need() },
    module: '@site/src/components/Inheritance',
  }),
  SlotMap: component({
    group: 'figures',
    what: 'the fields of a struct in its storage slots',
    example: '<SlotMap of="Flow.Stream" />',
    attributes: { of: need() },
    module: '@site/src/components/StorageMap',
  }),
  GasChart: component({
    group: 'figures',
    what: 'measured gas as a chart',
    example: '<GasChart name="lockup-parts" />',
    attributes: { name: need(keysOf(charts)), caption: either },
    module: '@site/src/components/GasChart',
  }),
};
