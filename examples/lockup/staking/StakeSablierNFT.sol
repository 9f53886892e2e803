// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

// region imports
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { IERC165 } from "@openzeppelin/contracts/utils/introspection/IERC165.sol";
import { Adminable } from "@sablier/evm-utils/src/Adminable.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { ISablierLockupRecipient } from "@sablier/lockup/src/interfaces/ISablierLockupRecipient.sol";
// endregion imports

/// @notice Pays rewards to the owners of Lockup streams, by the tokens that are inside each stream.
/// @dev Amounts are in the smallest unit of their token, times in Unix seconds.
contract StakeSablierNFT is Adminable, ISablierLockupRecipient {
    using SafeERC20 for IERC20;

    error CallerNotLockup(address caller);
    error CallerNotStaker(address caller, uint256 streamId);
    error HookNotAllowed();
    error NothingInStream(uint256 streamId);
    error PeriodActive(uint256 periodEnd);
    error WrongToken(IERC20 token);
    error ZeroAmount();
    error ZeroDuration();

    event PeriodStarted(uint256 rewardAmount, uint256 duration);
    event RewardPaid(uint256 indexed streamId, address indexed staker, uint256 amount);
    event Staked(uint256 indexed streamId, address indexed staker, uint128 amount);
    event Unstaked(uint256 indexed streamId, address indexed staker);

    // region state
    struct Position {
        address staker;
        uint128 amount; // tokens inside the stream, as this contract last heard
        uint256 rewardPerTokenPaid; // reading of the meter when `rewards` was last brought up to date
        uint256 rewards; // earned and not yet paid
    }

    ISablierLockup public immutable LOCKUP;
    IERC20 public immutable STREAM_TOKEN;
    IERC20 public immutable REWARD_TOKEN;

    mapping(uint256 streamId => Position) public positions;

    /// @dev Small rewards divided by a large stake keep their digits: 1e18 would make the meter of a
    /// reward token with 6 decimals stand still at a stake of a billion tokens with 18.
    uint256 private constant SCALE = 1e36;

    uint256 public totalStaked;
    uint256 public rewardRate; // per second, times SCALE
    uint256 public rewardPerTokenStored; // the meter, times SCALE
    uint256 public lastUpdate;
    uint256 public periodEnd;
    // endregion state

    // region constructor
    constructor(
        address initialAdmin,
        ISablierLockup lockup,
        IERC20 streamToken,
        IERC20 rewardToken
    )
        Adminable(initialAdmin)
    {
        LOCKUP = lockup;
        STREAM_TOKEN = streamToken;
        REWARD_TOKEN = rewardToken;
    }
    // endregion constructor

    // region meter
    /// @notice What one staked unit has earned since the beginning, times SCALE.
    function rewardPerToken() public view returns (uint256) {
        // Up to the end of the period, also when it has passed since the last update.
        uint256 until = block.timestamp < periodEnd ? block.timestamp : periodEnd;
        if (totalStaked == 0 || until <= lastUpdate) return rewardPerTokenStored;
        return rewardPerTokenStored + ((until - lastUpdate) * rewardRate) / totalStaked;
    }

    /// @notice Rewards of a stream that are not paid yet.
    function earned(uint256 streamId) public view returns (uint256) {
        Position storage position = positions[streamId];
        // The recorded amount, not the one in Lockup: a hook runs after Lockup has changed it.
        return position.rewards + (position.amount * (rewardPerToken() - position.rewardPerTokenPaid)) / SCALE;
    }
    // endregion meter

    // region modifier
    /// @dev Settles the past at the old amounts, before a function changes them.
    modifier updateReward(uint256 streamId) {
        uint256 reading = rewardPerToken();
        Position storage position = positions[streamId];
        position.rewards = earned(streamId);
        position.rewardPerTokenPaid = reading;
        rewardPerTokenStored = reading;
        lastUpdate = block.timestamp;
        _;
    }

    modifier onlyLockup() {
        if (msg.sender != address(LOCKUP)) revert CallerNotLockup(msg.sender);
        _;
    }
    // endregion modifier

    // region period
    /// @notice Starts a period that pays what arrives of `rewardAmount` evenly over `duration` seconds.
    /// @dev Pulls the rewards in and counts them, so that what it promises is always there: a token that
    /// takes a fee on transfers delivers less.
    function startPeriod(uint256 rewardAmount, uint256 duration) external onlyAdmin {
        if (duration == 0) revert ZeroDuration();
        if (block.timestamp < periodEnd) revert PeriodActive(periodEnd);

        rewardPerTokenStored = rewardPerToken(); // closes the period before
        lastUpdate = block.timestamp;

        uint256 before = REWARD_TOKEN.balanceOf(address(this));
        REWARD_TOKEN.safeTransferFrom(msg.sender, address(this), rewardAmount);
        uint256 received = REWARD_TOKEN.balanceOf(address(this)) - before;
        if (received == 0) revert ZeroAmount();

        periodEnd = block.timestamp + duration;
        rewardRate = (received * SCALE) / duration;
        emit PeriodStarted(received, duration);
    }
    // endregion period

    // region stake
    /// @notice Stakes a stream. Approve this contract for the NFT first.
    function stake(uint256 streamId) external updateReward(streamId) {
        // Without hooks, withdrawals by strangers would go unnoticed and their tokens would be stuck.
        if (!LOCKUP.isAllowedToHook(address(this))) revert HookNotAllowed();

        IERC20 token = LOCKUP.getUnderlyingToken(streamId);
        if (token != STREAM_TOKEN) revert WrongToken(token);

        uint128 amount = LOCKUP.getDepositedAmount(streamId) - LOCKUP.getWithdrawnAmount(streamId)
            - LOCKUP.getRefundedAmount(streamId);
        if (amount == 0) revert NothingInStream(streamId);

        positions[streamId].staker = msg.sender;
        positions[streamId].amount = amount;
        totalStaked += amount;

        // Reverts when the caller does not own the stream or the stream is not transferable.
        LOCKUP.transferFrom(msg.sender, address(this), streamId);
        emit Staked(streamId, msg.sender, amount);
    }
    // endregion stake

    // region claim
    /// @notice Pays the rewards of a staked stream.
    function claimRewards(uint256 streamId) external updateReward(streamId) returns (uint256 amount) {
        _onlyStaker(streamId);
        amount = _payRewards(streamId);
    }

    function _payRewards(uint256 streamId) private returns (uint256 amount) {
        Position storage position = positions[streamId];
        amount = position.rewards;
        position.rewards = 0; // before the transfer
        if (amount > 0) {
            REWARD_TOKEN.safeTransfer(position.staker, amount);
            emit RewardPaid(streamId, position.staker, amount);
        }
    }

    function _onlyStaker(uint256 streamId) private view {
        if (msg.sender != positions[streamId].staker) revert CallerNotStaker(msg.sender, streamId);
    }
    // endregion claim

    // region unstake
    /// @notice Returns the stream and pays what it earned.
    function unstake(uint256 streamId) external updateReward(streamId) {
        _onlyStaker(streamId);
        _payRewards(streamId);

        totalStaked -= positions[streamId].amount;
        delete positions[streamId];

        LOCKUP.transferFrom(address(this), msg.sender, streamId);
        emit Unstaked(streamId, msg.sender);
    }
    // endregion unstake

    // region hooks
    /// @dev After the sender canceled: the stream holds less from now on.
    function onSablierLockupCancel(
        uint256 streamId,
        address, /* sender */
        uint128 senderAmount,
        uint128 /* recipientAmount */
    )
        external
        onlyLockup
        updateReward(streamId)
        returns (bytes4)
    {
        _reduce(streamId, senderAmount);
        return ISablierLockupRecipient.onSablierLockupCancel.selector;
    }

    /// @dev After someone withdrew to this contract: the tokens belong to the staker.
    function onSablierLockupWithdraw(
        uint256 streamId,
        address, /* caller */
        address, /* to */
        uint128 amount
    )
        external
        onlyLockup
        updateReward(streamId)
        returns (bytes4)
    {
        if (_reduce(streamId, amount)) STREAM_TOKEN.safeTransfer(positions[streamId].staker, amount);
        return ISablierLockupRecipient.onSablierLockupWithdraw.selector;
    }

    /// @dev False for an NFT that was sent here without `stake`: it must not block Lockup.
    function _reduce(uint256 streamId, uint128 amount) private returns (bool staked) {
        Position storage position = positions[streamId];
        staked = position.staker != address(0);
        if (staked) {
            position.amount -= amount;
            totalStaked -= amount;
        }
    }
    // endregion hooks

    // region interface
    function supportsInterface(bytes4 interfaceId) external pure returns (bool) {
        return interfaceId == type(ISablierLockupRecipient).interfaceId || interfaceId == type(IERC165).interfaceId;
    }
    // endregion interface
}
